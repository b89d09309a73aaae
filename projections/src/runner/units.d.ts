/**
 * A decimal string as a whole number of 10⁻¹⁸, exactly. Folds over many rows add these, which is ten times faster
 * than adding decimals; everything a rule states stays with `Decimal`. Throws on what is none, exponents and more than 18 places included.
 */
export declare const toUnits: (amount: string) => bigint
/** The decimal string of a number of 10⁻¹⁸, always with 18 places, as PostgreSQL prints `numeric(38,18)`. */
export declare const fromUnits: (units: bigint) => string
