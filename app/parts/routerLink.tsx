import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** Renders a kit link through the router, which the kit doesn't know. */
export const routerLink = (to: string, state?: unknown) =>
  function RouterLink({ className, children }: { className: string; children: ReactNode }) {
    return (
      <Link to={to} state={state} className={className}>
        {children}
      </Link>
    )
  }
