import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { PublicPage } from './public-page.tsx'
import { Sections } from './sections.tsx'

/** The terms that a member accepts, until the house sets a page of its own. */
export function TermsPage() {
  const { t } = useLingui()
  return (
    <PublicPage
      title={t`Terms and conditions`}
      lead={t`What you agree to when you open an account, in plain words.`}
    >
      <Sections
        sections={[
          [
            t`Who may have an account`,
            t`People of 18 and older, and companies, each for themselves and not for others. We verify who you are before money moves.`,
          ],
          [
            t`Your secrets`,
            t`Password, PAY code, codes and passkeys are yours alone. What is done with them counts as done by you until you freeze the account or tell customer service.`,
          ],
          [
            t`Your money`,
            t`What we owe you stands in your statement, and can be proven from it. A balance is no deposit at a bank and bears no interest, except a fixed deposit on the terms that its screen shows.`,
          ],
          [
            t`Orders`,
            t`An order counts once its screen says so. A transfer on chain and a payment that has arrived cannot be undone. A person checks withdrawals and wires first.`,
          ],
          [
            t`Fees and rates`,
            t`Each screen shows the fee and the rate before you agree. A change applies only to what you start after it.`,
          ],
          [
            t`What we may refuse`,
            t`We may ask for documents, and hold or refuse what the law or the risk of an address demands. An account that breaks these terms may be closed; its money is paid out unless a law forbids it.`,
          ],
          [
            t`Mistakes`,
            t`Look at your statement, and tell customer service what is wrong in it. What was booked wrongly is booked back, in plain sight.`,
          ],
        ]}
      />
      <p className="row wrap gap-8-20">
        <Link to="/user/fees">{t`Fees`}</Link>
        <Link to="/user/privacy">{t`Privacy policy`}</Link>
        <Link to="/csr">{t`Customer service`}</Link>
      </p>
    </PublicPage>
  )
}
