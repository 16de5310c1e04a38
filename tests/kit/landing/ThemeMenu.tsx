import { HoverMenu } from '@festoon/ui/HoverMenu'
import { galleries, occasions } from './parties.ts'

/** A menu of looks by occasion. */
export function ThemeMenu() {
  return (
    <HoverMenu
      label="Looks"
      className="theme-menu"
      categories={[
        ...occasions.map(({ label, groups }) => ({
          label,
          groups: groups.map((group) => ({
            label: group.label,
            items: group.items.map(({ id, title }) => ({ label: title, href: `#${id}` })),
          })),
        })),
        { label: 'All looks', href: `#${galleries[0]?.id}` },
      ]}
    />
  )
}
