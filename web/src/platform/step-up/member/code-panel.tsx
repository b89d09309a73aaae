import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { MailedCode } from '../../../parts/mailed-code.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { type OwnScene, sendOwnCode } from './queries.ts'

type CodePanelProps = {
  scene: OwnScene
  sentAtMs: number
  onSent: (atMs: number) => void
  /** Makes the change that the code proves. */
  change: (code: string) => Promise<unknown>
  onDone: () => void
  onBack: () => void
  submitLabel: string
}

/** Asks for the e-mailed code that makes a change of the account happen. */
export function CodePanel({ scene, sentAtMs, onSent, change, onDone, onBack, submitLabel }: CodePanelProps) {
  // The sixth digit submits, and the button may be pressed before the screen shows that.
  const isSending = useRef(false)
  const send = useMutation({
    mutationFn: change,
    onSuccess: onDone,
    onSettled: () => {
      isSending.current = false
    },
  })
  const sendOnce = (code: string) => {
    if (isSending.current) return
    isSending.current = true
    send.mutate(code)
  }
  return (
    <Panel>
      <MailedCode
        scope="change"
        sentAtMs={sentAtMs}
        onSent={onSent}
        onResend={() => sendOwnCode(scene)}
        onCode={sendOnce}
        onBack={onBack}
        isBusy={send.isPending || send.isSuccess}
        error={send.error}
        submitLabel={submitLabel}
      />
    </Panel>
  )
}
