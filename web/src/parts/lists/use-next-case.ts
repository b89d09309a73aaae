import { useEffect, useRef } from 'react'
import { isDecided } from '../../client/decided.ts'
import { focusOpened } from '../rows-by-key.ts'

type NextCase<Row> = {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The id by which a decision is noted; the key when left out. */
  idOf?: (row: Row) => string
  /** Whether a row waits for a decision; all do when left out. */
  isOpen?: ((row: Row) => boolean) | undefined
  /** The key of the opened row. */
  opened: string | undefined
  open: (key: string | undefined) => void
}

/** Opens the case after one that was decided, else the one before it; its head has the focus once it stands open. */
export function useNextCase<Row>({
  rows,
  keyOf,
  idOf = keyOf,
  isOpen = () => true,
  opened,
  open,
}: NextCase<Row>) {
  const hasDecided = useRef(false)
  useEffect(() => {
    if (hasDecided.current && opened !== undefined) focusOpened()
    hasDecided.current = false
  }, [opened])
  return (decided: Row): void => {
    const at = rows.findIndex(row => keyOf(row) === keyOf(decided))
    const waits = (row: Row) => isOpen(row) && !isDecided(idOf(row))
    const next = rows.slice(at + 1).find(waits) ?? rows.slice(0, Math.max(0, at)).findLast(waits)
    hasDecided.current = true
    open(next && keyOf(next))
  }
}
