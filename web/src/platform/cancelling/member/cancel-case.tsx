import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'

const BACK = msg`All that was locked for it, the fee too, is back at once.`
const NOT_CREDITED = msg`It is not credited then. Do not cancel what has been paid already: it would have to be submitted again.`
const NOT_LOOKED_AT = msg`It is not looked at any more. You can ask again at any time.`

/** The consequence of cancelling, by the kind of the case. The compiler names a kind without one. */
const CONSEQUENCES = {
  withdrawal: BACK,
  'chain-send': BACK,
  'send-payment': BACK,
  'card-charge': BACK,
  'top-up': NOT_CREDITED,
  deposit: NOT_CREDITED,
  'fps-top-up': NOT_CREDITED,
  'request-payment': NOT_CREDITED,
  'card-order': NOT_LOOKED_AT,
  'currency-request': NOT_LOOKED_AT,
} as const satisfies { readonly [K in wire.CancelledKind]: typeof BACK }

/** Whether a line of the statement is of a case that its member may cancel while it waits. */
export const isCancelled = (type: string): type is wire.CancelledKind => Object.hasOwn(CONSEQUENCES, type)

type CancelCaseProps = { kind: wire.CancelledKind; id: string; size?: 'xs' | 'sm' }

/** Cancels what the member has asked for while it waits, after the consequence was said. */
export function CancelCase({ kind, id, size = 'xs' }: CancelCaseProps) {
  const { t, i18n } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const cancel = useSubmit(
    (body: Body<'wallet.cancelCase'>, attempt) => callForOne('wallet.cancelCase', { body, attempt }),
    {
      onSuccess: () => {
        setAsking(false)
        announce(t`It is cancelled.`)
      },
    },
  )
  return (
    <>
      <Button size={size} variant="default" onClick={() => setAsking(true)}>
        {t`Cancel…`}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t`Cancel this request?`}
        confirmLabel={t`Cancel the request`}
        cancelLabel={t`Keep it`}
        onConfirm={() => cancel.mutate({ kind, id })}
        onCancel={() => setAsking(false)}
        isBusy={cancel.isPending}
      >
        <p>{i18n._(CONSEQUENCES[kind])}</p>
        <ProblemNotice of={cancel.error} />
      </Confirm>
    </>
  )
}
