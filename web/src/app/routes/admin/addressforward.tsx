import { createFileRoute } from '@tanstack/react-router'
import { ForwardAddresses } from '../../../features/chain/admin/addresses/forwards.tsx'

export const Route = createFileRoute('/admin/addressforward')({ component: ForwardAddresses })
