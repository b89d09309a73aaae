import { createFileRoute } from '@tanstack/react-router'
import { Download } from '../../../features/account/public/download.tsx'

export const Route = createFileRoute('/user/download')({ component: Download })
