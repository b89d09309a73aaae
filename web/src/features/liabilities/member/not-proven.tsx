import { useLingui } from '@lingui/react/macro'

/** The proof's limits, said where it is shown. */
export function NotProven() {
  const { t } = useLingui()
  return (
    <section>
      <h3>{t`What this does not say`}</h3>
      <ul>
        <li>{t`Holdings are what we state ourselves or our custody reports, with the evidence named. The proof does not show that they are ours alone, or that nobody else has a claim on them.`}</li>
        <li>{t`A member whose balance was left out would only find out by checking. The more members check, the more it proves.`}</li>
        <li>{t`A member’s file shows amounts of others without their names: parts of balances, each balance being split at random, and sums of such parts. The total of each currency is public. If only one member holds a currency, its total is that member’s balance.`}</li>
        <li>{t`What we owe and what we hold are of different moments. The dates stand beside them.`}</li>
        <li>{t`What we owe to others than members is not in it, nor is money that is on its way between two members at that moment.`}</li>
        <li>{t`An overdrawn card does not reduce what we owe.`}</li>
      </ul>
    </section>
  )
}
