import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { knowsPasskeys } from '../../../../client/passkeys.ts'
import { instantText } from '../../../../i18n/time.ts'
import { passkeysQuery } from '../../../../parts/money-flow/passkey-queries.ts'
import { Panel } from '../../../../parts/panel.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { RenameDialog } from './rename-passkey.tsx'
import '../../../../platform/lines/member/transaction/line-link.css'
import './security.css'

/** Passkeys of the account, each with its name and its last use, and the ways to add, rename and remove one. */
export function Passkeys() {
  const { t } = useLingui()
  const query = useQuery(passkeysQuery)
  return (
    <Panel title={t`Passkeys`}>
      <p className="quiet mb-12">
        {t`A passkey signs you in and approves payments by the lock of your device, its fingerprint or face, without password and codes. It works on this website only, so a fake website cannot use it.`}
      </p>
      {query.data ? <List passkeys={query.data} /> : <WaitingInside query={query} />}
      {knowsPasskeys() ? (
        <Button variant="default" renderRoot={props => <Link {...props} to="/setting/passkey" />}>
          {t`Add a passkey`}
        </Button>
      ) : (
        <p className="quiet">{t`This browser does not support passkeys.`}</p>
      )}
    </Panel>
  )
}

function List({ passkeys }: { passkeys: readonly wire.Passkey[] }) {
  const [renamed, setRenamed] = useState<wire.Passkey>()
  return (
    <>
      <ul className="bare-list sessions">
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
        <Link to="/setting/passkey/$id" params={{ id }} className="line-link break-anywhere weight-550">
          {name}
        </Link>
        <div className="quiet">
          {used ? t`Added ${added}, last used ${used}` : t`Added ${added}, not used yet`}
        </div>
      </div>
      <div className="row wrap justify-end">
        <Button variant="default" onClick={onRename} aria-label={t`Rename ${name}`}>
          {t`Rename`}
        </Button>
        <Button
          variant="default"
          aria-label={t`Remove ${name}`}
          renderRoot={props => (
            <Link {...props} to="/setting/passkey/$id" params={{ id }} search={{ step: 'remove' }} />
          )}
        >
          {t`Remove`}
        </Button>
      </div>
    </li>
  )
}
