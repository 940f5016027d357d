/** The name of a notification's action to come into step with a stream. */
export const inStepAction = 'in-step';
