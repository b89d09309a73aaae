import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { IconBookmark, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { Dropdown, DropdownItem } from '../dropdown.tsx'
import '../list-tools.css'
import { savedViewsQuery, searchOf, viewOf } from './queries.ts'
import { ViewDialog } from './view-dialog.tsx'

/** The views of a list that were saved under names: the reader's own, and those that others share. */
export function ViewsMenu() {
  const { t } = useLingui()
  const place = useLocation({ select: ({ pathname }) => pathname })
  const query = viewOf(useSearch({ strict: false }))
  const [isOpen, setOpen] = useState(false)
  const [edited, setEdited] = useState<wire.SavedView | 'new'>()
  return (
    <>
      <Dropdown
        buttonClass="tool-button"
        panelClass="views-panel"
        onToggle={setOpen}
        button={
          <>
            <IconBookmark size={16} aria-hidden />
            {t`Views`}
          </>
        }
      >
        {close =>
          isOpen && (
            <Choices
              place={place}
              query={query}
              close={close}
              onEdit={view => {
                close()
                setEdited(view)
              }}
            />
          )
        }
      </Dropdown>
      {edited && (
        <ViewDialog
          view={edited === 'new' ? undefined : edited}
          place={place}
          query={query}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

type ChoicesProps = {
  place: string
  /** Query string of the list on screen, as `viewOf` makes it. */
  query: string
  close: () => void
  onEdit: (view: wire.SavedView | 'new') => void
}

function Choices({ place, query, close, onEdit }: ChoicesProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const navigate = useNavigate()
  const views = useQuery(savedViewsQuery(place))
  const show = (kept: string) => {
    close()
    void navigate({ to: '.', search: () => searchOf(kept) })
  }
  const found = views.data ?? []
  return (
    <>
      <DropdownItem isCurrent={query === ''} onChoose={() => show('')}>
        {t`Usual list`}
      </DropdownItem>
      {views.isPending && <p className="view-note">{t`Loading`}</p>}
      {views.error && <p className="view-note">{words(problemOf(views.error))}</p>}
      <Group
        name={t`My views`}
        views={found.filter(({ mine }) => mine === 1)}
        query={query}
        onShow={show}
        onEdit={onEdit}
      />
      <Group
        name={t`Shared by others`}
        views={found.filter(({ mine }) => mine === 0)}
        query={query}
        onShow={show}
      />
      <DropdownItem onChoose={() => onEdit('new')}>{t`Save this view…`}</DropdownItem>
    </>
  )
}

type GroupProps = {
  name: string
  views: readonly wire.SavedView[]
  query: string
  onShow: (query: string) => void
  /** Left out where the views are not the reader's. */
  onEdit?: (view: wire.SavedView) => void
}

function Group({ name, views, query, onShow, onEdit }: GroupProps) {
  const { t } = useLingui()
  if (views.length === 0) return null
  return (
    <>
      <div className="view-head">{name}</div>
      {views.map(view => (
        <div key={view.id} className="view-row">
          <DropdownItem isCurrent={view.query === query} onChoose={() => onShow(view.query)}>
            {view.name} {view.mine === 0 && <span className="quiet">{view.owner_name}</span>}
            {view.mine === 1 && view.shared === 1 && <span className="quiet">{t`shared`}</span>}
          </DropdownItem>
          {onEdit && (
            <button
              type="button"
              className="view-edit"
              aria-label={t`Change the view ${view.name}`}
              onClick={() => onEdit(view)}
            >
              <IconPencil size={15} aria-hidden />
            </button>
          )}
        </div>
      ))}
    </>
  )
}
