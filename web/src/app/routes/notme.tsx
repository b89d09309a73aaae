import { createFileRoute } from '@tanstack/react-router'
import { NotMe } from '../../features/account/member/security/not-me.tsx'

export const Route = createFileRoute('/notme')({ component: NotMe })
