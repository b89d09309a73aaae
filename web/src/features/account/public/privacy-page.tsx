import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { PublicPage } from './public-page.tsx'
import { Sections } from './sections.tsx'

/** The data that is kept about a member, and why, until the house sets a page of its own. */
export function PrivacyPage() {
  const { t } = useLingui()
  return (
    <PublicPage
      title={t`Privacy policy`}
      lead={t`What we keep about you, why, and what you can do about it.`}
    >
      <Sections
        sections={[
          [
            t`What we keep`,
            t`What you enter: name, e-mail address, phone, identity documents, bank accounts and saved addresses. What happens: your movements of money, your sign-ins with device and network address, and the letters we sent you.`,
          ],
          [
            t`Why`,
            t`To carry out your orders, to verify who you are as the law demands, and to keep others out of your account. We sell none of it and show no advertising.`,
          ],
          [
            t`Where it stands`,
            t`Your movements stand in books that nobody can change, under a number and without your name. What names you stands apart, so that it can be deleted.`,
          ],
          [
            t`Who sees it`,
            t`Only the administrators who need them. Anyone who opens a document or a full account number gives a reason, and your settings show you each time.`,
          ],
          [
            t`For how long`,
            t`As long as you have the account. Sign-ins are kept for a year, letters for 180 days.`,
          ],
          [
            t`What you can do`,
            t`Read, correct and save what we keep in your settings and records. Delete the account there too: what names you goes, and the books stay without it.`,
          ],
        ]}
      />
      <p className="row wrap gap-8-20">
        <Link to="/user/terms">{t`Terms and conditions`}</Link>
        <Link to="/csr">{t`Customer service`}</Link>
      </p>
    </PublicPage>
  )
}
