import { IconButton } from '@festoon/ui/IconButton'
import { Menu, type MenuProps } from '@festoon/ui/Menu'

const dots = (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
    <path d="M5 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" />
  </svg>
)

/** A menu that opens with a three-dot button. */
export function OptionsMenu({ label, items }: Pick<MenuProps, 'label' | 'items'>) {
  return <Menu label={label} trigger={<IconButton label={label} icon={dots} />} items={items} />
}
