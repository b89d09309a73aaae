import { createFileRoute } from '@tanstack/react-router'
import { NewRecoveryCodes } from '../../../features/account/member/security/change-authenticator.tsx'

export const Route = createFileRoute('/_member/setting_/recoverycodes')({ component: NewRecoveryCodes })
