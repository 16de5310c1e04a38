/** The product name with its logo. */
export function Mark() {
  return (
    <span className="mark">
      <img src="/mark.svg" alt="" width="36" height="36" />
      Festoon
    </span>
  )
}
