import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useEffect, useState } from 'react'
import { callForOne } from '../../../client/call.ts'
import { knowsPasskeys } from '../../../client/passkeys.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { askProofsBy, type ProofWay } from '../../../client/session-proofs.ts'
import { useSubmit } from '../../../client/submit.ts'
import { CodeField } from '../../../parts/code-step.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { ApproveByPasskey } from '../../../parts/money-flow/approve-by-passkey.tsx'
import { Notice } from '../../../parts/notice.tsx'

/** Proves the administrator, for a quarter of an hour. */
const proveSession = (body: wire.SessionProof) => callForOne('account.proveSession', { body })

type Asked = { readonly ways: readonly ProofWay[]; readonly answer: (isProven: boolean) => void }

/** Has administrators prove themselves before a decision that takes two, where they have not done so for a quarter of an hour. */
export function ProofDialog() {
  const { t } = useLingui()
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => askProofsBy(ways => new Promise(answer => setAsked({ ways, answer }))), [])
  const settle = (isProven: boolean) => {
    asked?.answer(isProven)
    setAsked(undefined)
  }
  return (
    <Dialog
      isOpen={asked !== undefined}
      onClose={() => settle(false)}
      label={t`Prove that it is you`}
      className="confirm"
    >
      {asked && <Asking ways={asked.ways} onSettled={settle} />}
    </Dialog>
  )
}

type AskingProps = { ways: readonly ProofWay[]; onSettled: (isProven: boolean) => void }

function Asking({ ways, onSettled }: AskingProps) {
  const { t } = useLingui()
  const proven = useSubmit(proveSession, { onSuccess: () => onSettled(true) })
  const isByPasskey = ways.includes('passkey') && knowsPasskeys()
  return (
    <div className="stack">
      <h2>{t`Prove that it is you`}</h2>
      <p>{t`This takes two administrators, each of whom proves who they are. The proof counts for fifteen minutes.`}</p>
      {isByPasskey && (
        <ApproveByPasskey
          asked={{ scene: 'decide' }}
          onProven={passkey => proven.mutate({ by: 'passkey', passkey })}
          isBusy={proven.isPending}
          label={t`Prove it with a passkey`}
          otherWay={t`Or enter a code, as below.`}
        />
      )}
      <ProofCode ways={ways} proven={proven} isByPasskey={isByPasskey} />
      <div className="row justify-end">
        <Button variant="default" onClick={() => onSettled(false)}>
          {t`Not now`}
        </Button>
      </div>
    </div>
  )
}

type CodeProps = {
  ways: readonly ProofWay[]
  proven: ReturnType<typeof useSubmit<Parameters<typeof proveSession>[0], unknown>>
  isByPasskey: boolean
}

/** The code of the authenticator app, or the PAY code. */
function ProofCode({ ways, proven, isByPasskey }: CodeProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const codes = ways.filter(way => way !== 'passkey')
  const [chosen, setChosen] = useState<ProofWay>()
  const way = chosen ?? codes[0]
  const error = proven.isError ? words(problemOf(proven.error)) : undefined
  if (way === undefined)
    return isByPasskey ? null : (
      <Notice tone="waiting" title={t`Sign out and in again: you have no PAY code, app or passkey yet.`} />
    )
  const other = codes.find(each => each !== way)
  const isPin = way === 'pin'
  return (
    <CodeField
      key={way}
      label={isPin ? t`PAY code` : t`Code of the authenticator app`}
      kind={isPin ? 'secret' : 'emailed'}
      onCode={code => proven.mutate(isPin ? { by: 'pin', pin: code } : { by: 'authenticator', code })}
      isBusy={proven.isPending}
      error={error}
      submitLabel={t`Prove it`}
    >
      {other && (
        <Button variant="default" size="sm" onClick={() => setChosen(other)} disabled={proven.isPending}>
          {other === 'pin' ? t`Enter the PAY code instead` : t`Enter a code of the app instead`}
        </Button>
      )}
    </CodeField>
  )
}
