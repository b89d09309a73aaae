import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { accountExists, checkEmailCode, sendEmailCode } from './calls.ts'
import { EmailCodeStep } from './email-code-step.tsx'
import { EmailStep } from './email-step.tsx'

/** An e-mail address on the way to its proof. `key` opens the step after it, once. */
type Proof = { readonly email: string; readonly sentAtMs?: number; readonly key?: string }

/** The proof of an e-mail address, as far as it has come. */
export const useProof = () => {
  const [proof, setProof] = useState<Proof>({ email: '' })
  return { proof, setProof }
}

type ProveEmailProps = ReturnType<typeof useProof> & {
  step: 'form' | 'email-code'
  scene: Extract<wire.Scene, 'register' | 'forgetpassword'>
  /** The refusal that ends the flow here: the address has an account already, or none. */
  refusal: (exists: boolean) => 'EMAIL_TAKEN' | 'EMAIL_UNKNOWN' | undefined
  title: string
  lead: string
  go: (step: 'form' | 'email-code') => void
  onProven: () => void
  children: ReactNode
}

/** The two steps of everything that begins with an e-mail address: the address, and the code that was sent to it. */
export function ProveEmail(props: ProveEmailProps) {
  const { proof, setProof, step, scene, refusal, title, lead, go, onProven, children } = props
  const { t } = useLingui()
  const words = useProblemWords()
  const { email, sentAtMs = 0 } = proof
  const prove = useMutation({
    mutationFn: (code: string) => checkEmailCode(email, code, scene),
    onSuccess: ({ fp_session_key: key }) => {
      setProof({ ...proof, key })
      onProven()
    },
  })
  if (step === 'form')
    return (
      <EmailStep
        title={title}
        lead={lead}
        email={email}
        onEmail={typed => setProof({ email: typed })}
        before={async address => {
          const refused = refusal(await accountExists(address))
          if (!refused) await sendEmailCode(address, scene)
          return refused
        }}
        onSent={address => {
          setProof({ email: address, sentAtMs: Date.now() })
          go('email-code')
        }}
      >
        {children}
      </EmailStep>
    )
  return (
    <EmailCodeStep
      email={email}
      sentAtMs={sentAtMs}
      onResend={() => sendEmailCode(email, scene)}
      onSent={atMs => setProof({ ...proof, sentAtMs: atMs })}
      onCode={prove.mutate}
      isBusy={prove.isPending}
      error={prove.isError ? words(problemOf(prove.error)) : undefined}
      onBack={() => go('form')}
      backLabel={t`Use another e-mail`}
    />
  )
}
