import { createFileRoute } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
export const Route = createFileRoute('/')({ component: Page })
function Page() { const { t } = useLingui(); return <p>{t`hidden`}</p> }
