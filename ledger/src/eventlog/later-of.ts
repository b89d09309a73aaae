/** The later of two positions: what a read model must have passed to show the whole of a flow. */
export const laterOf = <P extends string>(a: P | undefined, b: P | undefined): P | undefined =>
  a && b && a < b ? b : (a ?? b)
