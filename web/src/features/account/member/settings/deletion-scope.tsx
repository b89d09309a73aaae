import { useLingui } from '@lingui/react/macro'
import './deletion-scope.css'

/** The data that deleting an account erases, the data it keeps, and why. */
export function DeletionScope() {
  const { t } = useLingui()
  return (
    <dl className="what-stays">
      <div>
        <dt>{t`Erased`}</dt>
        <dd>{t`Your name, e-mail, phone, documents, bank accounts, addresses, sign-ins, letters, password and PAY code.`}</dd>
      </div>
      <div>
        <dt>{t`Kept`}</dt>
        <dd>{t`The movements of your money, under your user ID alone. Accounts have to be kept by law, and the books of others rest on them.`}</dd>
      </div>
      <div>
        <dt>{t`Afterwards`}</dt>
        <dd>{t`This account can no longer sign in or be paid. You may open a new account with the same e-mail address; it gets a new user ID.`}</dd>
      </div>
    </dl>
  )
}
