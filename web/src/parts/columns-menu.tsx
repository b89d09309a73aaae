import { useLingui } from '@lingui/react/macro'
import { itemAt } from '@strongroom/shared'
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import type { CallName } from '../client/contract.ts'
import { chosenColumns, columnsText, type NamedColumn, namedColumns } from './arranged-columns.ts'
import type { Column } from './column.ts'
import { Dropdown } from './dropdown.tsx'
import type { Arrangement } from './list-search.ts'

type ColumnsMenuProps<Row> = {
  /** All columns of the list, as they usually stand. */
  columns: readonly Column<Row, CallName>[]
  /** The chosen ones, as the address names them. */
  chosen: string | undefined
  onArrange: (arrangement: Arrangement) => void
}

/** Which columns a list shows, and in which order. */
export function ColumnsMenu<Row>(props: ColumnsMenuProps<Row>) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  if (namedColumns(props.columns).length < 2) return null
  return (
    <Dropdown
      buttonClass="tool-button"
      panelClass="columns-panel"
      onToggle={setOpen}
      button={
        <>
          <IconColumns3 size={16} aria-hidden />
          {t`Columns`}
        </>
      }
    >
      {() => isOpen && <Choices {...props} />}
    </Dropdown>
  )
}

function Choices<Row>({ columns, chosen, onArrange }: ColumnsMenuProps<Row>) {
  const { t } = useLingui()
  const named = namedColumns(columns)
  const shown = chosenColumns(columns, chosen)
  const hidden = named.filter(each => !shown.includes(each))
  const show = (next: readonly NamedColumn<Row>[]) => onArrange({ columns: columnsText(columns, next) })
  const move = (from: number, to: number) => {
    const rest = shown.filter((_, at) => at !== from)
    show([...rest.slice(0, to), itemAt(shown, from), ...rest.slice(to)])
  }
  return (
    <>
      <ul aria-label={t`Columns`}>
        {[...shown, ...hidden].map((column, at) => {
          const isShown = at < shown.length
          return (
            <ColumnRow
              key={column.key}
              name={column.head}
              isShown={isShown}
              isFixed={column === named[0]}
              onToggle={() => show(isShown ? shown.filter(each => each !== column) : [...shown, column])}
              onUp={at > 0 ? () => move(at, at - 1) : undefined}
              onDown={at < shown.length - 1 ? () => move(at, at + 1) : undefined}
            />
          )
        })}
      </ul>
      <button type="button" className="dropdown-item" onClick={() => onArrange({ columns: undefined })}>
        <span>{t`Usual columns`}</span>
      </button>
    </>
  )
}

type ColumnRowProps = {
  name: string
  isShown: boolean
  /** It opens the row, and cannot be hidden. */
  isFixed: boolean
  onToggle: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** A way that ends is said to be disabled, and stays in reach: else the focus that stands on it would be lost. */
function ColumnRow({ name, isShown, isFixed, onToggle, onUp, onDown }: ColumnRowProps) {
  const { t } = useLingui()
  return (
    <li>
      <label>
        <input type="checkbox" checked={isShown} disabled={isFixed} onChange={onToggle} />
        {name}
      </label>
      {isShown && (
        <>
          <button type="button" aria-label={t`Move ${name} forward`} aria-disabled={!onUp} onClick={onUp}>
            <IconArrowUp size={15} aria-hidden />
          </button>
          <button type="button" aria-label={t`Move ${name} back`} aria-disabled={!onDown} onClick={onDown}>
            <IconArrowDown size={15} aria-hidden />
          </button>
        </>
      )}
    </li>
  )
}
