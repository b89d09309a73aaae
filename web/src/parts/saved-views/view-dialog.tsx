import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../client/announce.ts'
import { Confirm } from '../confirm.tsx'
import { Dialog } from '../dialog.tsx'
import { Form, needed, useForm } from '../form.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import { deleteView, editView, savedViewsQuery, saveView } from './queries.ts'

type Typed = { name: string; isShared: boolean; isReplaced: boolean }

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
  const [isLeaving, setLeaving] = useState(false)
  const onSuccess = async () => {
    await queries.invalidateQueries(savedViewsQuery(place))
    onClose()
  }
  const save = useMutation({
    mutationFn: ({ name, isShared, isReplaced }: Typed) => {
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
  const form = useForm({
    initial: { name: view?.name ?? '', isShared: view?.shared === 1, isReplaced: false },
    rules: { name: needed },
    body: typed => typed,
    send: save,
  })
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
  const { isShared, isReplaced } = form.typed
  const end = (
    <div className="row wrap justify-end">
      {view && (
        <Button variant="default" onClick={() => setLeaving(true)} disabled={form.isBusy}>
          {t`Delete the view`}
        </Button>
      )}
      <Button variant="default" onClick={onClose}>
        {t`Cancel`}
      </Button>
      <Button type="submit" loading={form.isBusy}>
        {t`Save`}
      </Button>
    </div>
  )
  return (
    <Dialog isOpen onClose={onClose} label={title} className="confirm">
      <Form form={form} end={end}>
        <h2>{title}</h2>
        <TextInput {...form.text('name', t`Name of the view`)} maxLength={60} />
        <Check
          isOn={isShared}
          onChange={is => form.change({ isShared: is })}
          label={t`Every administrator sees it`}
        />
        {view && view.query !== query && (
          <Check
            isOn={isReplaced}
            onChange={is => form.change({ isReplaced: is })}
            label={t`It shows what is on screen now`}
          />
        )}
        <p className="hint">{t`It keeps the filters, the order and the columns, as the address says them.`}</p>
      </Form>
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
