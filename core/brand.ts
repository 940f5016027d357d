declare const brand: unique symbol;

/** A value of type A that has been recognised as a B: an id of one thing can never stand for another's. */
export type Branded<A, B extends string> = A & { readonly [brand]: B };
