/** Something that can be chosen, and what it is called. */
export interface Choice<Value> {
  value: Value;
  label: string;
}
