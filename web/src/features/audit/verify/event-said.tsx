import { useLingui } from '@lingui/react/macro'
import { utcText } from '../../../i18n/time.ts'
import { type Fact, Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { useEventName } from '../../../platform/events/admin/event-types.ts'
import { useOwnedAccountWords } from './account-words.ts'
import { amountOf, legsOf, timeOf } from './said.ts'
import type { Checked, ReceiptEvent, ReceiptFile } from './verify-receipt.mjs'

/** The event of a receipt in words: what it is, when, what it moved, and where it stands in the log. */
export function EventSaid({
  checked: { holds, event },
  receipt,
}: {
  checked: Checked
  receipt: ReceiptFile
}) {
  const { t } = useLingui()
  const facts = useEventFacts()
  const text = new TextDecoder().decode(receipt.leaf)
  return (
    <section className="stack tight">
      <h3 className="receipt-heading">{holds ? t`The event` : t`What the file says, without proof`}</h3>
      <Facts rows={[...(event ? facts(event) : []), ...useSealFacts(receipt)]} />
      <details>
        <summary>{t`The sealed bytes`}</summary>
        <pre className="mono receipt-bytes">{text}</pre>
      </details>
    </section>
  )
}

function useEventFacts(): (event: ReceiptEvent) => readonly (Fact | false)[] {
  const { t } = useLingui()
  const nameOf = useEventName()
  const accountWords = useOwnedAccountWords()
  return event => {
    const [time, legs, amount] = [timeOf(event), legsOf(event), amountOf(event)]
    return [
      { label: t`Kind`, value: nameOf(event.type) },
      time !== undefined && { label: t`Time`, value: utcText(time) },
      legs.length === 0 &&
        amount !== undefined && { label: t`Amount`, value: <Money {...amount} exact isStrong /> },
      ...legs.map(({ account, currency, amount }) => ({
        label: accountWords(account),
        value: <Money amount={amount} currency={currency} kind="flow" exact isStrong />,
      })),
      { label: t`Stream`, value: <span className="mono">{`${event.stream}@${event.revision}`}</span> },
    ]
  }
}

function useSealFacts({ index, tree, origin, signatures }: ReceiptFile): readonly Fact[] {
  const { t } = useLingui()
  return [
    { label: t`Index in the log`, value: <span className="figures">{t`${index} of ${tree.size}`}</span> },
    { label: t`Log`, value: <span className="mono">{origin}</span> },
    {
      label: t`Signatures`,
      value: signatures.map(({ name, id }) => (
        <div key={`${name}+${id}`} className="mono">{`${name}+${id}`}</div>
      )),
    },
  ]
}
