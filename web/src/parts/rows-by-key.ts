/** Selector of the controls that open a row. Other buttons of a row act, and no key of a list presses them. */
const OPENERS = '.opener, .row-link, a[href], [aria-expanded]'

const isShown = (element: Element) => !element.closest('dialog:not([open])')
const rowsOf = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')].filter(isShown)

/** The control that opens a row; the row itself where none does. */
function headOf(row: HTMLElement): HTMLElement {
  const [first] = OPENERS.split(', ').flatMap(selector => [...row.querySelectorAll<HTMLElement>(selector)])
  return first ?? row
}

const isAtOrBefore = (row: Element, element: Element) =>
  row.contains(element) ||
  (row.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) ===
    Node.DOCUMENT_POSITION_FOLLOWING

/** The row that has the focus, or what stands open below it has; else the opened row. */
function current(rows: readonly HTMLElement[]): number {
  const active = document.activeElement
  if (active?.closest('table.list tbody, ul.cards'))
    return rows.findLastIndex(row => isAtOrBefore(row, active))
  return rows.findIndex(row => 'chosen' in row.dataset)
}

function focusRow(row: HTMLElement): void {
  headOf(row).focus()
  row.scrollIntoView?.({ block: 'nearest' })
}

/** Moves the focus to the row after or before the one that has it; to the first where none has. */
export function stepRows(step: 1 | -1): void {
  const rows = rowsOf()
  const at = current(rows)
  const row = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]
  if (row) focusRow(row)
}

/** Presses what opens the row that has the focus itself. Its button or link is pressed by the browser. */
export function openRow(): boolean {
  const row = document.activeElement
  if (!(row instanceof HTMLElement) || !('row' in row.dataset)) return false
  const head = headOf(row)
  if (head === row) return false
  head.click()
  return true
}

/** Whether a row has the focus, or holds what has it, while another row or none stands open. */
export function isAwayFromOpened(): boolean {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')
  return row instanceof HTMLElement && !('chosen' in row.dataset)
}

/** Ticks the box of the row that has the focus, or takes the tick away. */
export function chooseRow(): boolean {
  const rows = rowsOf()
  const box = rows[current(rows)]?.querySelector<HTMLElement>('input[type="checkbox"]:not(:disabled)')
  box?.click()
  return box !== undefined && box !== null
}

/** Gives the opened row the focus, so that a keyboard goes on at its head. */
export function focusOpened(): void {
  const row = rowsOf().find(each => 'chosen' in each.dataset)
  if (row) focusRow(row)
}

/** Gives the search field the focus, or the first filter of a page without one; false where there is none. */
export function focusFilters(): boolean {
  const bars = [...document.querySelectorAll('main .toolbar')]
  const search = bars
    .map(bar => bar.querySelector<HTMLElement>('.chip[data-kind="search"] input'))
    .find(Boolean)
  const filter =
    search ?? bars.map(bar => bar.querySelector<HTMLElement>('input, select, button')).find(Boolean)
  filter?.focus()
  return Boolean(filter)
}
