import { createFileRoute } from '@tanstack/react-router'
import { CustomerService } from '../../features/account/member/customer-service/customer-service.tsx'

export const Route = createFileRoute('/csr')({ component: CustomerService })
