import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { knowsPasskeys } from '../../../../client/passkeys.ts'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { Confirm } from '../../../../parts/confirm.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { instantText } from '../../../../parts/time.ts'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { passkeysQuery, renamePasskey } from './queries.ts'
import './security.css'

/** Passkeys of the account, each with its name and its last use, and the ways to add, rename and remove one. */
export function Passkeys() {
  const { t } = useLingui()
  const query = useQuery(passkeysQuery)
  return (
    <Panel title={t`Passkeys`}>
      <p className="quiet" style={{ marginBottom: 12 }}>
        {t`A passkey signs you in and approves payments by the lock of your device, its fingerprint or face, without password and codes. It works on this website only, so it cannot be given to a false one.`}
      </p>
      {query.data ? <List passkeys={query.data} /> : <WaitingInside query={query} />}
      {knowsPasskeys() ? (
        <Button variant="default" renderRoot={props => <Link {...props} to="/setting/passkey" />}>
          {t`Add a passkey`}
        </Button>
      ) : (
        <p className="quiet">{t`This browser knows no passkeys.`}</p>
      )}
    </Panel>
  )
}

function List({ passkeys }: { passkeys: readonly wire.Passkey[] }) {
  const [renamed, setRenamed] = useState<wire.Passkey>()
  return (
    <>
      <ul className="sessions">
        {passkeys.map(passkey => (
          <Row key={passkey.id} passkey={passkey} onRename={() => setRenamed(passkey)} />
        ))}
      </ul>
      {renamed && <RenameDialog passkey={renamed} onClose={() => setRenamed(undefined)} />}
    </>
  )
}

type RowProps = { passkey: wire.Passkey; onRename: () => void }

function Row({ passkey: { id, name, created_date, used_date }, onRename }: RowProps) {
  const { t } = useLingui()
  const [added, used] = [instantText(created_date), used_date && instantText(used_date)]
  return (
    <li>
      <div>
        <b style={{ overflowWrap: 'anywhere' }}>{name}</b>
        <div className="quiet">
          {used ? t`Added ${added}, last used ${used}` : t`Added ${added}, not used yet`}
        </div>
      </div>
      <div className="row wrap" style={{ justifyContent: 'flex-end' }}>
        <Button variant="default" onClick={onRename} aria-label={t`Rename ${name}`}>
          {t`Rename`}
        </Button>
        <Button
          variant="default"
          aria-label={t`Remove ${name}`}
          renderRoot={props => <Link {...props} to="/setting/passkey/$id" params={{ id }} />}
        >
          {t`Remove`}
        </Button>
      </div>
    </li>
  )
}

function RenameDialog({ passkey: { id, name }, onClose }: { passkey: wire.Passkey; onClose: () => void }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const queries = useQueryClient()
  const [typed, setTyped] = useState(name)
  const rename = useMutation({
    mutationFn: () => renamePasskey({ id, name: typed }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey })
      onClose()
    },
  })
  return (
    <Confirm
      isOpen
      title={t`Rename ${name}`}
      confirmLabel={t`Save the name`}
      onConfirm={() => rename.mutate()}
      onCancel={onClose}
      isBusy={rename.isPending}
      isHeld={typed.trim() === ''}
    >
      <PasskeyName value={typed} onChange={setTyped} />
      {rename.isError && <Notice tone="wrong" title={words(problemOf(rename.error))} isUrgent />}
    </Confirm>
  )
}

type PasskeyNameProps = { value: string; onChange: (name: string) => void; error?: string | undefined }

/** The name that its member gave a passkey. */
export function PasskeyName({ value, onChange, error }: PasskeyNameProps) {
  const { t } = useLingui()
  return (
    <TextInput
      label={t`Name of the passkey`}
      description={t`So that you know it again: the device it is on, for example.`}
      name="name"
      autoComplete="off"
      maxLength={60}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      error={error}
    />
  )
}
