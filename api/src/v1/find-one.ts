import type { Parts } from '../calls.ts'

const patienceMs = 1_000

/**
 * Looks something up in read models by its id. One made a moment ago may not be there yet, so that nothing found is
 * worth a short wait and a second look.
 */
export const findOne = async <Row>(
  { views, log }: Pick<Parts, 'views' | 'log'>,
  reads: readonly string[],
  look: () => Promise<readonly Row[]>,
): Promise<Row | undefined> => {
  const [found] = await look()
  if (found) return found
  await views.waitForPosition(await log.head(), reads, patienceMs)
  return (await look())[0]
}
