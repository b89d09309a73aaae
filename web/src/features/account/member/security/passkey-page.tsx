import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { instantText } from '../../../../i18n/time.ts'
import { type Fact, Facts } from '../../../../parts/facts.tsx'
import { passkeysQuery } from '../../../../parts/money-flow/passkey-queries.ts'
import { NotFoundPage } from '../../../../parts/page/dead-end.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { useDeviceName } from './device-name.ts'
import { RemovePasskey, STEPS } from './remove-passkey.tsx'
import { RenameDialog } from './rename-passkey.tsx'

/** One passkey: its facts, renaming, and removing it in steps. One that is not the reader's is not found. */
export function PasskeyPage({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(passkeysQuery)
  const passkey = query.data?.find(each => each.id === id)
  // The steps of the removal judge themselves.
  const { step, go } = useStep(STEPS, () => true)
  const isGone = query.data !== undefined && !passkey
  if (isGone && (step === 'passkey' || step === 'remove')) return <NotFoundPage />
  if (step !== 'passkey') return <RemovePasskey id={id} name={passkey?.name} />
  return (
    <Page title={t`Passkey`} actions={<Link to="/setting/security">{t`Back to security`}</Link>}>
      {passkey ? (
        <One passkey={passkey} onRemove={() => go('remove')} />
      ) : (
        <Panel>
          <WaitingInside query={query} />
        </Panel>
      )}
    </Page>
  )
}

function One({ passkey, onRemove }: { passkey: wire.Passkey; onRemove: () => void }) {
  const { t } = useLingui()
  const [isRenaming, setRenaming] = useState(false)
  const facts = useFacts(passkey)
  return (
    <div className="stack max-640">
      <Panel title={<span className="break-anywhere">{passkey.name}</span>}>
        <Facts rows={facts} />
      </Panel>
      <div className="row wrap">
        <Button variant="default" onClick={() => setRenaming(true)}>
          {t`Rename`}
        </Button>
        <Button variant="default" onClick={onRemove}>
          {t`Remove`}
        </Button>
      </div>
      {isRenaming && <RenameDialog passkey={passkey} onClose={() => setRenaming(false)} />}
    </div>
  )
}

function useFacts(passkey: wire.Passkey): readonly Fact[] {
  const { t } = useLingui()
  const deviceOf = useDeviceName()
  const reached = useReached()
  const { created_date, used_date } = passkey
  const time = (at: string) => <span className="figures">{instantText(at)}</span>
  return [
    { label: t`Added`, value: time(created_date) },
    { label: t`Added on`, value: deviceOf(passkey) },
    { label: t`Last used`, value: used_date ? time(used_date) : t`Not used yet` },
    { label: t`Kept on`, value: reached(passkey.transports) },
  ]
}

/** Where a passkey is kept, as its browser said. */
function useReached(): (transports: readonly string[]) => string {
  const { t } = useLingui()
  return transports => {
    if (transports.includes('internal')) return t`A device or an account that keeps passkeys`
    if (transports.includes('hybrid')) return t`A phone`
    if (['usb', 'nfc', 'ble', 'smart-card'].some(way => transports.includes(way))) return t`A security key`
    return t`The browser did not say`
  }
}
