import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'

/** Leads from a record to customer service, which is shown the record as the server knows it. */
export function HelpLink({ reference }: { reference: string }) {
  const { t } = useLingui()
  return (
    <Button
      variant="default"
      className="self-start"
      renderRoot={props => <Link {...props} to="/csr" search={{ reference }} />}
    >
      {t`Get help with this`}
    </Button>
  )
}
