import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** Returns a link component that uses the router, for components of the UI kit, which doesn't depend on a router. */
export const routerLink = (to: string, state?: unknown) =>
  function RouterLink({ className, children }: { className: string; children: ReactNode }) {
    return (
      <Link to={to} state={state} className={className}>
        {children}
      </Link>
    )
  }
