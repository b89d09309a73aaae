/** The later of two positions: a read model that has passed it shows the whole of a flow. */
export const laterOf = <P extends string>(a: P | undefined, b: P | undefined): P | undefined =>
  a && b && a < b ? b : (a ?? b)
