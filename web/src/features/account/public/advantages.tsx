import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PublicPage } from './public-page.tsx'

/** How this house keeps its members' money, with the places where it can be seen. */
export function Advantages() {
  const { t } = useLingui()
  const advantages = useAdvantages()
  return (
    <PublicPage
      title={t`What is different`}
      lead={t`Six things that this house does with your money, and where you can see them.`}
    >
      <ol className="advantages">
        {advantages.map(([title, text, way]) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            {way}
          </li>
        ))}
      </ol>
    </PublicPage>
  )
}

function useAdvantages() {
  const { t } = useLingui()
  const advantages: readonly (readonly [title: string, text: string, way?: ReactNode])[] = [
    [
      t`Nothing in the books is changed`,
      t`Money moves by entries that are only ever added. A mistake is put right by a second entry, and you see both.`,
    ],
    [
      t`Balances are compared with the books`,
      t`The figures on a screen are compared with the entries they were made from, again and again. The time of the last comparison stands beside your balances.`,
    ],
    [
      t`Receipts that anybody can check`,
      t`The receipt of a movement carries a proof that the movement is in the books. It is checked in the browser or by a script that you can read.`,
      <Link key="way" to="/verify">{t`Check a receipt`}</Link>,
    ],
    [
      t`Our debts to members are published`,
      t`Once a day the sum of what we owe to members is sealed. Each member can check that their own balance is inside.`,
      <Link key="way" to="/proof">{t`What we owe, and what we hold`}</Link>,
    ],
    [
      t`A code approves one payment`,
      t`The code for a payment names whom it pays and how much, and pays nothing else.`,
    ],
    [
      t`Two administrators for what is dangerous`,
      t`Changes that say where money of the house goes, such as its bank accounts, need the consent of a second administrator.`,
    ],
  ]
  return advantages
}
