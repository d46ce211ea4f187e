/** What people look like: the faces and colours from which they choose, in the order in which these are offered. And the animals of
 *  the computer's levels. */
import type { Component } from 'svelte';
import type { Look } from '../wire/types';
import Bear from './Bear.svelte';
import Cat from './Cat.svelte';
import Dog from './Dog.svelte';
import Fox from './Fox.svelte';
import Frog from './Frog.svelte';
import Hedgehog from './Hedgehog.svelte';
import type { Mood } from './moods';
import Mouse from './Mouse.svelte';
import Owl from './Owl.svelte';
import Penguin from './Penguin.svelte';
import Rabbit from './Rabbit.svelte';
import Sparrow from './Sparrow.svelte';
import Turtle from './Turtle.svelte';

export const FACES: Record<Look['face'], Component<{ mood: Mood }>> = {
  cat: Cat,
  dog: Dog,
  bear: Bear,
  frog: Frog,
  hedgehog: Hedgehog,
  penguin: Penguin,
  mouse: Mouse,
  turtle: Turtle,
};

/** What a level of the computer may look like: its own animals, and all others that are drawn. */
export const ANIMALS: Record<string, Component<{ mood: Mood }>> = {
  ...FACES,
  sparrow: Sparrow,
  rabbit: Rabbit,
  fox: Fox,
  owl: Owl,
};

/** The disc behind a face. Any two can be told apart by lamp as well, and by colour-blind people; a test keeps it so. */
export const COLOURS: Record<Look['colour'], string> = {
  sun: '#f3ec4e',
  orange: '#f58a1a',
  coral: '#b8360f',
  rose: '#bd60bd',
  sky: '#a3d0f2',
  sea: '#15427f',
  leaf: '#067568',
  stone: '#9aa59f',
};
