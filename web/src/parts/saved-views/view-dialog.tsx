import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { announce } from '../../client/announce.ts'
import { Confirm } from '../confirm.tsx'
import { Dialog } from '../dialog.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import { deleteView, editView, savedViewsQuery, saveView } from './queries.ts'

type ViewDialogProps = {
  /** The view that is changed; a new one when left out. */
  view: wire.SavedView | undefined
  place: string
  /** Query string of the list on screen, as `viewOf` makes it. */
  query: string
  onClose: () => void
}

/** Saves the list on screen as a view, or changes a view's name, audience and filter. */
export function ViewDialog({ view, place, query, onClose }: ViewDialogProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.shared === 1)
  const [isReplaced, setReplaced] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const isMissing = name.trim() === ''
  const onSuccess = async () => {
    await queries.invalidateQueries(savedViewsQuery(place))
    onClose()
  }
  const save = useMutation({
    mutationFn: () => {
      const shared = isShared ? 1 : 0
      if (!view) return saveView({ place, query, name: name.trim(), shared })
      return editView({ id: view.id, name: name.trim(), shared, ...(isReplaced ? { query } : {}) })
    },
    onSuccess: async () => {
      announce(t`The view is saved.`)
      await onSuccess()
    },
  })
  const remove = useMutation({
    mutationFn: () => deleteView({ id: view?.id ?? '' }),
    onSuccess: async () => {
      announce(t`The view is deleted.`)
      await onSuccess()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isMissing) save.mutate()
  }
  if (view && isLeaving)
    return (
      <Confirm
        isOpen
        title={t`Delete this view?`}
        confirmLabel={t`Delete the view`}
        onConfirm={() => remove.mutate()}
        onCancel={() => setLeaving(false)}
        isBusy={remove.isPending}
      >
        {view.shared === 1 && <p>{t`Administrators will no longer see it.`}</p>}
        <ProblemNotice of={remove.error} />
      </Confirm>
    )
  const title = view ? t`Change the view` : t`Save this view`
  return (
    <Dialog isOpen onClose={onClose} label={title} className="confirm">
      <form className="stack" onSubmit={submit} noValidate>
        <h2>{title}</h2>
        <TextInput
          label={t`Name of the view`}
          name="name"
          maxLength={60}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
          error={isChecked && isMissing ? t`Please enter all fields` : undefined}
        />
        <Check isOn={isShared} onChange={setShared} label={t`Every administrator sees it`} />
        {view && view.query !== query && (
          <Check isOn={isReplaced} onChange={setReplaced} label={t`It shows what is on screen now`} />
        )}
        <p className="hint">{t`It keeps the filters, the order and the columns, as the address says them.`}</p>
        <ProblemNotice of={save.error} />
        <div className="row wrap" style={{ justifyContent: 'flex-end' }}>
          {view && (
            <Button variant="default" onClick={() => setLeaving(true)} disabled={save.isPending}>
              {t`Delete the view`}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t`Save`}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Check(props: { isOn: boolean; onChange: (isOn: boolean) => void; label: string }) {
  return (
    <label className="view-check">
      <input
        type="checkbox"
        checked={props.isOn}
        onChange={event => props.onChange(event.currentTarget.checked)}
      />
      {props.label}
    </label>
  )
}
