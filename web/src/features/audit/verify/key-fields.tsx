import { useLingui } from '@lingui/react/macro'
import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { logKeyQuery } from './queries.ts'

/** The fields as the reader has typed them. `key` is nothing as long as the platform's own stands there. */
export type Keys = { readonly key: string | undefined; readonly witnesses: string }

/** The keys of a text, one on each line. */
export const keyLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

type KeyFieldsProps = { keys: Keys; onChange: (keys: Keys) => void }

/** The public key that a receipt is checked against: the platform's, as it shows it now, or one that the reader trusts. */
export function KeyFields({ keys, onChange }: KeyFieldsProps) {
  const { t } = useLingui()
  const { data: platformKey } = useQuery(logKeyQuery)
  const isMono = { input: { fontFamily: 'var(--font-mono)', fontSize: 13 } }
  return (
    <>
      <div>
        <Textarea
          label={t`Public key of the log`}
          description={t`Paste the key that you have kept from an earlier day, or had from somebody else: then you need not trust this page for it.`}
          name="key"
          autoComplete="off"
          spellCheck={false}
          autosize
          minRows={2}
          styles={isMono}
          value={keys.key ?? platformKey ?? ''}
          onChange={event => onChange({ ...keys, key: event.currentTarget.value })}
        />
        <WhoseKey keys={keys} onOwn={() => onChange({ ...keys, key: undefined })} />
      </div>
      <details>
        <summary>{t`Witnesses`}</summary>
        <Textarea
          label={t`Keys of witnesses that have to have seen it`}
          description={t`One on each line. A witness is another organisation that signs only what has not been rewritten.`}
          name="witnesses"
          autoComplete="off"
          spellCheck={false}
          autosize
          minRows={2}
          styles={isMono}
          value={keys.witnesses}
          onChange={event => onChange({ ...keys, witnesses: event.currentTarget.value })}
        />
      </details>
    </>
  )
}

/** Compares the key in use with the one that the platform shows. */
function WhoseKey({ keys, onOwn }: { keys: Keys; onOwn: () => void }) {
  const { t } = useLingui()
  const { data: platformKey, isError } = useQuery(logKeyQuery)
  if (isError) return <p className="quiet">{t`The key of this platform cannot be read now.`}</p>
  if (platformKey === undefined) return null
  if (platformKey === null) return <p className="quiet">{t`This platform has not sealed anything yet.`}</p>
  const isOwn = (keys.key ?? platformKey).trim() === platformKey
  return isOwn ? (
    <p className="quiet">
      {t`This is the key that this platform shows today.`}{' '}
      <CopyButton text={platformKey} what={t`Copy the key`} />
    </p>
  ) : (
    <p className="quiet" style={{ overflowWrap: 'anywhere' }}>
      {t`This is not the key that this platform shows today: ${platformKey}`}{' '}
      <Button variant="subtle" size="compact-sm" onClick={onOwn}>
        {t`Use the platform's key`}
      </Button>
    </p>
  )
}
