import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Body } from '../../client/contract.ts'
import { usePasskeyWords } from '../../client/passkey-words.ts'
import { knowsPasskeys, provePasskey } from '../../client/passkeys.ts'
import { Notice } from '../notice.tsx'
import { beginPasskeyApproval, passkeysQuery } from './passkey-queries.ts'

/** A payment, or a look at a card's number, that a passkey may approve, and what then sends it. */
export type PasskeyWay = {
  readonly asked: Body<'account.beginPasskeyApproval'>
  readonly onProven: (code: wire.ProvenPasskey) => void
  readonly isBusy: boolean
  /** Why what was sent with the last one was refused, where nothing else on screen says so. */
  readonly error?: unknown
  /** The words of the button, and the other way below it, where they are not those of a payment. */
  readonly label?: string
  readonly otherWay?: string
}

/** Approves by a passkey, in place of codes; nothing where the member or the browser has none. */
export function ApproveByPasskey({ asked, onProven, isBusy, error, label, otherWay }: PasskeyWay) {
  const { t } = useLingui()
  const words = usePasskeyWords()
  const passkeys = useQuery({ ...passkeysQuery, enabled: knowsPasskeys() })
  const prove = useMutation({
    mutationFn: async () => provePasskey(await beginPasskeyApproval(asked)),
    onSuccess: onProven,
  })
  if (!passkeys.data?.length) return null
  const failure = prove.error ?? error
  return (
    <div className="stack" style={{ marginBottom: 24 }}>
      {failure != null && <Notice tone="wrong" title={words(failure)} isUrgent />}
      <Button
        variant="default"
        size="lg"
        fullWidth
        loading={prove.isPending || isBusy}
        onClick={() => prove.mutate()}
      >
        {label ?? t`Approve with a passkey`}
      </Button>
      <p className="quiet">{otherWay ?? t`Or enter the codes, as below.`}</p>
    </div>
  )
}
