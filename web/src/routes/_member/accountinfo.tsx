import { createFileRoute } from '@tanstack/react-router'
import { AccountInfo } from '../../features/account/account-info.tsx'

export const Route = createFileRoute('/_member/accountinfo')({ component: AccountInfo })
