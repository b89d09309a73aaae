import { createFileRoute } from '@tanstack/react-router'
import { KeepAllowList } from '../../features/chain/member/allow-list/keep-allow-list.tsx'

export const Route = createFileRoute('/keepallowlist')({ component: KeepAllowList })
