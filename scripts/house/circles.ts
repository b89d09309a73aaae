/** Circles of imports: groups of files each of which reaches the others (Tarjan's strongly connected components). */
export const circlesOf = (
  imports: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] => {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const visit = (file: string): number => {
    const at = order.size
    order.set(file, at)
    stack.push(file)
    let low = at
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    lowest.set(file, low)
    if (low === at) {
      const circle = stack.splice(stack.indexOf(file))
      if (circle.length > 1) found.push(circle)
    }
    return low
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return found
}
