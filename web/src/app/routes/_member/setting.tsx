import { createFileRoute } from '@tanstack/react-router'
import { Settings } from '../../../features/account/member/settings/settings.tsx'

export const Route = createFileRoute('/_member/setting')({ component: Settings })
