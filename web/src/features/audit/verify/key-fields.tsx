import { useLingui } from '@lingui/react/macro'
import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { type LogKeys, logKeysQuery } from './queries.ts'

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
  const { data: platform } = useQuery(logKeysQuery)
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
          value={keys.key ?? platform?.today ?? ''}
          onChange={event => onChange({ ...keys, key: event.currentTarget.value })}
        />
        <WhoseKey keys={keys} onKey={key => onChange({ ...keys, key })} />
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

type WhoseKeyProps = { keys: Keys; onKey: (key: string | undefined) => void }

/** Compares the key in use with those that the platform shows. */
function WhoseKey({ keys, onKey }: WhoseKeyProps) {
  const { t } = useLingui()
  const { data: platform, isError } = useQuery(logKeysQuery)
  if (isError) return <p className="quiet">{t`The key of this platform cannot be read now.`}</p>
  if (platform === undefined) return null
  if (platform === null) return <p className="quiet">{t`This platform has not sealed anything yet.`}</p>
  const { today } = platform
  if ((keys.key ?? today).trim() === today)
    return (
      <>
        <p className="quiet">
          {t`This is the key that this platform shows today.`}{' '}
          <CopyButton text={today} what={t`Copy the key`} />
        </p>
        <KeysBefore platform={platform} onKey={onKey} />
      </>
    )
  const isBefore = platform.before.includes(keys.key?.trim() ?? '')
  return (
    <p className="quiet break-anywhere">
      {isBefore
        ? t`This platform sealed its log with this key before. What it signed then stays valid.`
        : t`This is not the key that this platform shows today: ${today}`}{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => onKey(undefined)}>
        {t`Use the platform's key`}
      </Button>
    </p>
  )
}

/** Leads from today's key to those of before, which older receipts need. */
function KeysBefore({ platform, onKey }: { platform: LogKeys; onKey: (key: string) => void }) {
  const { t } = useLingui()
  if (platform.before.length === 0) return null
  return (
    <p className="quiet break-anywhere">
      {t`An older receipt may need a key of before:`}{' '}
      {platform.before.map(key => (
        <Button key={key} variant="subtle" size="compact-sm" onClick={() => onKey(key)}>
          {key.split('+').slice(0, 2).join('+')}
        </Button>
      ))}
    </p>
  )
}
