import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** Returns a component that renders the UI kit's links with the router, because the kit doesn't depend on one. */
export const routerLink = (to: string, state?: unknown) =>
  function RouterLink({ className, children }: { className: string; children: ReactNode }) {
    return (
      <Link to={to} state={state} className={className}>
        {children}
      </Link>
    )
  }
