import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** The way back to the sign-in page. */
export function SignInLink() {
  const { t } = useLingui()
  return <Link to="/">{t`Sign in`}</Link>
}
