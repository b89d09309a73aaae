import { createFileRoute } from '@tanstack/react-router'
import { NoticeChoices } from '../../../features/account/member/settings/notice-choices.tsx'

export const Route = createFileRoute('/_member/setting_/notices')({ component: NoticeChoices })
