import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { utcText } from '../../../i18n/time.ts'
import { type Fact, Facts } from '../../../parts/facts.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Status } from '../../../parts/status.tsx'
import { useCount } from './use-group-words.ts'

type Seal = NonNullable<wire.PlatformRecord['seal']>

/** How the log's seal stands, and which witnesses have cosigned it last. */
export function SealPanel({ seal }: { seal: Seal }) {
  const { t } = useLingui()
  const count = useCount()
  const eventsAt = (size: number, date: string) => {
    const many = count(size)
    const events = t`${many} events`
    return `${events} · ${utcText(date)}`
  }
  const witness = ({ name, cosigned_date, error, size }: Seal['witnesses'][number]): Fact => ({
    label: t`Witness ${name}`,
    value: error ? (
      <Status state="wrong">{error}</Status>
    ) : cosigned_date ? (
      eventsAt(size, cosigned_date)
    ) : (
      <Status state="waiting">{t`Has cosigned nothing yet`}</Status>
    ),
  })
  return (
    <Panel title={t`Seal`}>
      <Facts
        rows={[
          {
            label: t`State`,
            value: seal.stopped ? (
              <Status state="wrong">{t`Stopped: the log is not as it was sealed`}</Status>
            ) : (
              <Status state="settled">{t`Signed`}</Status>
            ),
          },
          seal.signed_date !== null && {
            label: t`Last checkpoint`,
            value: eventsAt(seal.size, seal.signed_date),
          },
          seal.checked_date !== null && {
            label: t`Held against the whole log`,
            value: eventsAt(seal.checked_size, seal.checked_date),
          },
          ...(seal.witnesses.length === 0
            ? [{ label: t`Witnesses`, value: t`None is asked` }]
            : seal.witnesses.map(witness)),
        ]}
      />
    </Panel>
  )
}
