/** Whether as much is tried as before a release (`KAMPDAG_WHOLE_SIMULATION=on`, some four minutes). */
export const isWhole = process.env['KAMPDAG_WHOLE_SIMULATION'] === 'on';
