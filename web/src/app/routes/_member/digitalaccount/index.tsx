import { createFileRoute } from '@tanstack/react-router'
import { Wallets } from '../../../../features/wallet/member/wallets.tsx'

export const Route = createFileRoute('/_member/digitalaccount/')({ component: Wallets })
