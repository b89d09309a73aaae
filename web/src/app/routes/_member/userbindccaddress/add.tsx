import { createFileRoute } from '@tanstack/react-router'
import { NewAddress } from '../../../../features/chain/member/address-book/address-book.tsx'

export const Route = createFileRoute('/_member/userbindccaddress/add')({ component: NewAddress })
