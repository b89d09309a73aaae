import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Numbered } from '../../../parts/numbered.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { HousePage } from '../../../platform/settings/member/house-page.tsx'
import '../../../parts/form-and-list.css'

/** How money comes from a bank and goes to one, step by step. */
export function BankInstruction() {
  const { t } = useLingui()
  return (
    <Page
      title={t`Banks, step by step`}
      actions={<Link to="/banks" activeOptions={{ exact: true }}>{t`Bank accounts`}</Link>}
    >
      <div className="form-and-list">
        <FromBank />
        <Panel title={t`Withdraw to a bank`}>
          <Numbered
            steps={[
              [
                t`Link your account`,
                t`It has to be in your own name. A statement of the last three months helps to have it approved.`,
              ],
              [t`Have it approved`, t`An administrator checks it, usually within one working day.`],
              [
                t({ message: 'Withdraw', context: 'money' }),
                t`With a code by e-mail and your PAY code. The amount is locked until finance decides; if it is rejected, it comes back.`,
              ],
            ]}
          />
          <p className="row wrap gap-8-20">
            <Link to="/banks/new">{t`Link a bank account`}</Link>
            <Link to="/withdrawtobank">{t`Withdraw to a bank`}</Link>
          </p>
        </Panel>
      </div>
    </Page>
  )
}

function FromBank() {
  const { t } = useLingui()
  return (
    <Panel title={t`Deposit from a bank`}>
      <Numbered
        steps={[
          [
            t`Transfer the money`,
            t`Choose the account of the house to transfer to, and name your user ID as the reference.`,
          ],
          [t`Add the proof`, t`A picture of the receipt of your bank, up to 2M.`],
          [
            t`Wait for finance`,
            t`Bank wires arrive in 3 to 6 business days. Your wallet changes once finance has seen the transfer.`,
          ],
        ]}
      />
      <p className="row wrap gap-8-20">
        <Link to="/depositfrombank">{t`Deposit from a bank`}</Link>
        <HousePage setting="depositSampleUrl">{t`Look at a sample`}</HousePage>
      </p>
    </Panel>
  )
}
