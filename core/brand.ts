declare const brand: unique symbol;

/** A value of type A marked as a B, so that an id of one thing cannot stand for an id of another. */
export type Branded<A, B extends string> = A & { readonly [brand]: B };
