import { createFileRoute } from '@tanstack/react-router'
import { Security } from '../../../features/account/member/security/security.tsx'

export const Route = createFileRoute('/_member/setting_/security')({ component: Security })
