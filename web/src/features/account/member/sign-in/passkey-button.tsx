import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { usePasskeyWords } from '../../../../client/passkey-words.ts'
import { knowsPasskeys, provePasskey } from '../../../../client/passkeys.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { beginPasskeySignIn, signInByPasskey } from './calls.ts'
import { useGoIn } from './use-enter.ts'

/** Signs in by a passkey, in place of password and codes; nothing where the browser knows none. */
export function PasskeyButton() {
  const { t } = useLingui()
  const words = usePasskeyWords()
  const goIn = useGoIn()
  const enter = useMutation({
    mutationFn: async () => {
      const passkey = await provePasskey(await beginPasskeySignIn())
      // Adding a passkey asks for the PAY code, but customer service may have cleared that since.
      const signedIn = await signInByPasskey(passkey)
      await goIn(signedIn, { hasPin: signedIn.count > 0 })
    },
  })
  if (!knowsPasskeys()) return null
  return (
    <>
      {enter.isError && <Notice tone="wrong" title={words(enter.error)} isUrgent />}
      <Button
        variant="default"
        size="lg"
        fullWidth
        loading={enter.isPending || enter.isSuccess}
        onClick={() => enter.mutate()}
      >
        {t`Sign in with a passkey`}
      </Button>
    </>
  )
}
